import type { Form } from '../call/route.ts'
import { inputSchema } from './schemas.ts'

const fileTypes = 'image/jpeg, image/png, application/pdf'

/** A form as OpenAPI describes it: its files under either of the specification's names. */
export function describedForm({ files, fields }: Form) {
  const file = { type: 'string', format: 'binary' }
  const named = { type: 'array', minItems: 1, maxItems: files, items: file }
  const others = Object.entries(fields).map(([name, schema]) => [name, inputSchema(schema)])
  return {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { 'image[]': named, selectedFiles: named, ...Object.fromEntries(others) },
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
