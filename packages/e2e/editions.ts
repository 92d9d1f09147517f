import { rowsOf } from './product-database.ts';

/** The edition of the declaration that is signed now. */
export async function declarationInForce(): Promise<string> {
  const [last] = await rowsOf<{ edition: string }>(
    'select edition from declaration order by version desc limit 1',
  );
  return last?.edition ?? '';
}

/** Another edition of a text comes into force while somebody has the one before it open, and is taken back after the work. */
export async function underNextEdition(
  text: 'agreement' | 'declaration',
  work: (edition: string) => Promise<void>,
): Promise<void> {
  const edition = `walk-${String(Date.now()).slice(-8)}`;
  const words =
    text === 'agreement' ? 'terms, privacy' : `'{company}：走查声明。', '{company}: a walked declaration.'`;
  const columns = text === 'agreement' ? 'terms, privacy' : 'text_zh, text_en';
  await rowsOf(
    `insert into ${text} (version, edition, ${columns}) select t.version + 1, $1, ${words} from ${text} t order by t.version desc limit 1`,
    [edition],
  );
  try {
    await work(edition);
  } finally {
    await rowsOf(`delete from ${text} where edition = $1`, [edition]);
  }
}
