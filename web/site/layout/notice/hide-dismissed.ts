/** The name in local storage of the revision that a guest dismissed. */
export const dismissedNotice = 'notice'

/** The inline script of a page with a notice; the content security policy allows it by its hash. */
export const hideDismissed = `try{var n=document.getElementById('frame-notice');n.hidden=localStorage.getItem('${dismissedNotice}')===n.dataset.revision}catch{}`
