import type { Form } from '../call/route.ts'
import { inputSchema } from './schemas.ts'

const fileTypes = 'image/jpeg, image/png, application/pdf'

/** A form as OpenAPI describes it: its files under a name of its own, or under either of the specification's. */
export function describedForm(form: Form) {
  const { fields } = form
  const file = { type: 'string', format: 'binary' }
  const others = Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, inputSchema(schema)]),
  )
  return form.file ? ownForm(form.file, file, others) : libraryForm(form.files, file, others)
}

function ownForm({ name, types }: NonNullable<Form['file']>, file: object, others: object) {
  return {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { [name]: file, ...others },
        required: [name],
        additionalProperties: false,
      },
      encoding: { [name]: { contentType: types.join(', ') } },
    },
  }
}

function libraryForm(files: number, file: object, others: object) {
  const named = { type: 'array', minItems: 1, maxItems: files, items: file }
  return {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { 'image[]': named, selectedFiles: named, ...others },
        anyOf: [{ required: ['image[]'] }, { required: ['selectedFiles'] }],
        additionalProperties: false,
      },
      encoding: {
        'image[]': { contentType: fileTypes },
        selectedFiles: { contentType: fileTypes },
      },
    },
  }
}
