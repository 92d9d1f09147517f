/** Entries with what belongs to each, too large for `storage.ts`: they stay on this device until they are taken away. */
export interface Shelf<Entry extends { readonly id: string }> {
  all(): Promise<Entry[]>;
  /** A new entry with what belongs to it; settles when both are on the disk. */
  lay(entry: Entry, content: ArrayBuffer): Promise<void>;
  /** Changes an entry; one that is gone stays gone. */
  change(entry: Entry): Promise<void>;
  contentOf(id: string): Promise<ArrayBuffer | undefined>;
  takeAway(id: string): Promise<void>;
}

const [entries, contents] = ['entries', 'contents'];

/** The shelf of a name. Bytes lie there, not blobs: Safari loses the file behind a blob. */
export function shelfOf<Entry extends { readonly id: string }>(name: string): Shelf<Entry> {
  let opened: Promise<IDBDatabase> | undefined;
  const open = () => {
    opened ??= databaseOf(name, () => (opened = undefined));
    return opened;
  };
  const at = async <T>(mode: IDBTransactionMode, work: (tx: IDBTransaction) => IDBRequest | undefined) => {
    const tx = (await open()).transaction([entries, contents], mode, { durability: 'strict' });
    return new Promise<T>((settle, fail) => {
      const request = work(tx);
      tx.addEventListener('complete', () => settle(request?.result as T));
      tx.addEventListener('abort', () => fail(tx.error ?? new Error('the shelf was closed')));
    });
  };
  return {
    all: () => at<Entry[]>('readonly', (tx) => tx.objectStore(entries).getAll()),
    lay: (entry, content) =>
      at<void>('readwrite', (tx) => {
        tx.objectStore(contents).put(content, entry.id);
        tx.objectStore(entries).put(entry);
        return undefined;
      }),
    change: (entry) =>
      at<void>('readwrite', (tx) => {
        const store = tx.objectStore(entries);
        const known = store.getKey(entry.id);
        known.addEventListener('success', () => known.result !== undefined && store.put(entry));
        return undefined;
      }),
    contentOf: (id) => at<ArrayBuffer | undefined>('readonly', (tx) => tx.objectStore(contents).get(id)),
    takeAway: (id) =>
      at<void>('readwrite', (tx) => {
        tx.objectStore(contents).delete(id);
        tx.objectStore(entries).delete(id);
        return undefined;
      }),
  };
}

function databaseOf(name: string, onClose: () => void): Promise<IDBDatabase> {
  return new Promise((settle, fail) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(entries, { keyPath: 'id' });
      request.result.createObjectStore(contents);
    });
    request.addEventListener('success', () => {
      // A phone that needs memory closes it behind our back.
      request.result.addEventListener('close', onClose);
      settle(request.result);
    });
    request.addEventListener('error', () => {
      onClose();
      fail(request.error ?? new Error('this browser keeps nothing'));
    });
  });
}
