import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { confirmTotp, startTotp, stopTotp } from '@loadline/contract/session/identity.api';
import { toBuffer } from 'bwip-js';
import { audit } from '../../kernel/audit.ts';
import { flag } from '../../kernel/columns.ts';
import type { House } from '../../kernel/house.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { useSecondFactor } from './session.factor.commands.ts';
import { ownSecrets, provenSecrets } from './session.own.queries.ts';
import { codeMark, newRecoveryCodes, newTotpSecret, stepOf, totpUri } from './session.totp.ts';

/** A new secret, which counts once it is confirmed. */
export async function beginTotp({ db, vault }: House, viewer: Viewer): Promise<AnswerOf<typeof startTotp>> {
  const secret = newTotpSecret();
  const me = await db.inTransaction(viewer, async (tx) => {
    const sealed = vault.seal(secret, tx.me.userId);
    const { begun } = await tx.one(sql.type({ begun: flag })`select start_totp(${sealed}) as begun`);
    if (!begun) throw new Problem('totpInUse');
    await audit(tx, { action: 'began-second-factor', subject: 'user', subjectId: tx.me.userId });
    return tx.me;
  });
  const uri = totpUri(secret, me.username);
  const image = await toBuffer({ bcid: 'qrcode', text: uri, scale: 4 });
  return { uri, qr: `data:image/png;base64,${Buffer.from(image).toString('base64')}`, secret };
}

/** From here on a login asks for it. The recovery codes leave the house this once. */
export async function confirmOwnTotp(
  { db, vault, clock }: House,
  viewer: Viewer,
  { code }: BodyOf<typeof confirmTotp>,
): Promise<AnswerOf<typeof confirmTotp>> {
  const { me, secrets } = await ownSecrets(db, viewer);
  if (secrets.totp_confirmed_at) throw new Problem('totpInUse');
  const secret = secrets.totp_secret && vault.open(secrets.totp_secret, me.userId);
  const step = secret ? stepOf(secret, code, clock.now()) : undefined;
  if (step === undefined) throw new Problem('wrongTotp');
  const codes = newRecoveryCodes();
  const kept = codes.map((one) => codeMark(vault, me.userId, one));
  await db.inTransaction(viewer, async (tx) => {
    const { done } = await tx.one(sql.type({ done: flag })`select confirm_totp(${step}, ${kept}) as done`);
    if (!done) throw new Problem('totpInUse');
    await audit(tx, { action: 'began-to-use-second-factor', subject: 'user', subjectId: me.userId });
  });
  return codes;
}

/** Takes the password and a code: a stolen session alone does not weaken the account. */
export async function stopOwnTotp(
  house: House,
  viewer: Viewer,
  { password, code }: BodyOf<typeof stopTotp>,
): Promise<boolean> {
  const { db, passwords } = house;
  const { me, secrets } = await provenSecrets(db, passwords, viewer, password);
  if (secrets.demanded) throw new Problem('totpDemanded');
  await useSecondFactor(house, me, code);
  return db.inTransaction(viewer, async (tx) => {
    const { done } = await tx.one(sql.type({ done: flag })`select stop_totp() as done`);
    await audit(tx, { action: 'stopped-second-factor', subject: 'user', subjectId: me.userId });
    return done;
  });
}
