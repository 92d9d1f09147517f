interface TrustedTypesFactory {
  createPolicy(name: string, rules: Record<string, (value: string) => string>): unknown;
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypesFactory;
  }
}

function plainText(value: string): string {
  if (value.includes('<')) throw new TypeError('HTML is never set from text');
  return value;
}

function ownScript(address: string): string {
  if (new URL(address, location.href).origin !== location.origin) throw new TypeError('foreign script');
  return address;
}

/** Installs the page's `default` policy, through which every DOM sink then passes; before anything is rendered. */
export function installPolicy(): void {
  window.trustedTypes?.createPolicy('default', { createHTML: plainText, createScriptURL: ownScript });
}
