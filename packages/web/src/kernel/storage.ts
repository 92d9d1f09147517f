type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const [ofThisPage, ofThisTab] = [inMemory(), inMemory()];

/** What this device keeps: the browser's, or where that is refused (cookies blocked, some apps) this page's own memory. */
export function onDevice(): Kept {
  return given(() => localStorage) ?? ofThisPage;
}

/** What this tab keeps; as above. */
export function inTab(): Kept {
  return given(() => sessionStorage) ?? ofThisTab;
}

// Refusing throws, or in apps without storage gives null.
function given(storage: () => Kept | null): Kept | undefined {
  try {
    return storage() ?? undefined;
  } catch {
    return undefined;
  }
}

function inMemory(): Kept {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
