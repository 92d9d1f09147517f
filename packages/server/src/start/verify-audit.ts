import { existsSync } from 'node:fs';
import type { Text } from '@loadline/contract/kernel/text';
import { startTexts } from '@loadline/contract/start/start.text';
import type { Config } from '../config.ts';
import type { Tell } from '../embedded/tell.ts';
import { anchorFile, anchorsIn } from '../kernel/audit-anchors.ts';
import { type Breach, verifyAudit } from '../kernel/audit-verify.ts';
import { asOwner } from '../kernel/owner.ts';
import type { Vault } from '../kernel/vault.ts';
import { StartFailure } from '../start-failure.ts';
import type { Databases } from './databases.ts';

const words: Readonly<Record<Breach['kind'], Text>> = {
  altered: startTexts.auditAltered,
  removed: startTexts.auditRemoved,
  sealRemoved: startTexts.auditSealRemoved,
  added: startTexts.auditAdded,
  cut: startTexts.auditCut,
};

/** Lines of findings that help; the first ones usually explain the rest. */
const shown = 200;

/**
 * Tells what is wrong with the audit log; true when nothing is. `copy` are anchors that were kept elsewhere, which count besides
 * those of DATA_DIR.
 * @throws StartFailure without the owner's address, and for a copy that is not there
 */
export async function auditIsWhole(
  { dataDir }: Pick<Config, 'dataDir'>,
  { ownerUrl }: Pick<Databases, 'ownerUrl'>,
  vault: Vault,
  tell: Tell,
  copy?: string,
): Promise<boolean> {
  if (!ownerUrl) throw new StartFailure(startTexts.resetNeedsOwner);
  if (copy !== undefined && !existsSync(copy))
    throw new StartFailure(startTexts.auditNoAnchors, { file: copy });
  const files = [anchorFile(dataDir), ...(copy === undefined ? [] : [copy])];
  const anchors = files.flatMap(anchorsIn);
  const { sealed, breaches } = await asOwner(ownerUrl, (tx) => verifyAudit(tx, vault, anchors));
  for (const { kind, seq, id, at } of breaches.slice(0, shown))
    tell(words[kind], { seq: seq ?? '–', id: id ?? '–', at: at ?? '–' });
  if (breaches.length === 0) tell(startTexts.auditWhole, { sealed, anchors: anchors.length });
  else tell(startTexts.auditBroken, { count: breaches.length, sealed });
  return breaches.length === 0;
}
