/** What makes a form do nothing before its code is there: sent by the browser, it would write a password into the address. */
export const scriptedForm = { method: 'dialog', noValidate: true } as const;
