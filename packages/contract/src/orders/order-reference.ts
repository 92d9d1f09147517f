import { checkAirWaybill, checkContainer } from '../checks/waybill.ts';
import type { numberKinds } from '../codes/number-kind.ts';
import type { Transport } from '../codes/transport.ts';
import type { CodeOf } from '../kernel/code.ts';
import type { Text } from '../kernel/text.ts';

/** What a shipment itself is called; numbers of documents that stand for it are none of these. */
export type ReferenceKind = Exclude<CodeOf<typeof numberKinds>, 'booking' | 'trust'>;

/** What a carrier's plain number is, by its form and by how the shipment travels. */
export function carrierKindOf(plain: string, transport: Transport | null): ReferenceKind {
  if (checkContainer(plain) === 'valid') return 'container';
  if ((transport === null || transport === '1') && checkAirWaybill(plain) === 'valid') return 'mawb';
  if (transport === '1') return 'hawb';
  if (transport === '2') return isOfOceanLine(plain) ? 'mbl' : 'hbl';
  return 'carrier';
}

// The letters with which ocean lines begin the numbers of their bills of lading (their SCAC, and what some write instead).
const lineLetters =
  'ACLU ANRM APLU CMDU COSU CULV EGLV EISU ESLA GRIU HDMU HLCU HMMU IAAU JJCM KKLU KMTU MAEU MATS MCAW MEDU MOLU MSCU NAMU NYKS ONEY OOLU PABV RCLU SAFM SEAU SITG SJHH SMLM SNKO SUDU TSHG TSYL WECU WHLC WWSU YMJA YMLU YMPR ZIMU ZGXX'.split(
    ' ',
  );

/** A line's bill begins with its letters or is figures alone; any other is a forwarder's own. */
function isOfOceanLine(plain: string): boolean {
  return /^\d+$/.test(plain) || lineLetters.some((letters) => plain.startsWith(letters));
}

/** What is wrong with a carrier's plain number: a check digit that cannot be. */
export function flawOfCarrierNumber(plain: string, transport: Transport | null): Text | undefined {
  const isAir = transport === null || transport === '1';
  if (isAir && checkAirWaybill(plain) === 'wrong-digit')
    return { zh: '主单号末位校验位不对', en: 'the last digit of the air waybill is not its check digit' };
  if (checkContainer(plain) === 'wrong-digit')
    return { zh: '柜号末位校验位不对', en: 'the last digit of the container is not its check digit' };
  return undefined;
}
