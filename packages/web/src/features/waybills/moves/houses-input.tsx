import { volumeText, weightText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import type { FigureSide } from '@loadline/contract/waybills/waybill.correction';
import { moveFields } from '@loadline/contract/waybills/waybill.move-data';
import { useWords } from '../../../kernel/words.ts';
import { typedText } from '../../../resource/typed-text.ts';
import { missing } from '../../../resource/value-text.ts';
import { Button } from '../../../ui/button.tsx';
import { NumericInput } from '../../../ui/numeric-input.tsx';
import type { DeskWaybill } from '../waybill-record.ts';
import '../../../resource/figures-input.css';
import './moves.css';

const figures = ['pieces', 'grossWeight', 'volume'] as const;
const units = { pieces: null, grossWeight: 'kg', volume: 'm³' } as const;

/** What was measured of one house waybill, as it is typed. */
interface Measured {
  readonly hawbId: string;
  readonly pieces: unknown;
  readonly grossWeight: unknown;
  readonly volume: unknown;
}

interface HousesInputProps {
  houses: DeskWaybill['houses'];
  value: unknown;
  onChange: (value: unknown) => void;
  /** Whose figures are put right: they stand beside the booked ones while they are typed anew. */
  corrects?: FigureSide;
  /** What nobody has measured can be taken over as booked, when somebody says so. */
  asBooked?: boolean;
}

/** What the warehouse or the weighbridge says of each house waybill, beside what was booked. */
export function HousesInput({ houses, value, onChange, corrects, asBooked = false }: HousesInputProps) {
  const { t, language } = useWords();
  const typed = new Map(measuredIn(value).map((one) => [one.hawbId, one]));
  const put = (hawbId: string, key: (typeof figures)[number], text: string) => {
    const next = houses.map((house): Measured => {
      const now = typed.get(house.hawbId) ?? unmeasured(house.hawbId);
      return house.hawbId === hawbId ? { ...now, [key]: text } : now;
    });
    const told = corrects ? next.filter((one) => !isBlank(one)) : next;
    onChange(told.every(isBlank) ? null : told.map(sent));
  };
  const open = houses.filter(({ hawbId }) => isBlank(typed.get(hawbId) ?? unmeasured(hawbId)));
  const takeBooked = () =>
    onChange(
      houses.map(({ hawbId, booked }) =>
        open.some((one) => one.hawbId === hawbId)
          ? { hawbId, ...booked }
          : (typed.get(hawbId) ?? unmeasured(hawbId)),
      ),
    );
  return (
    <div
      className={corrects ? 'figures-input houses-input--corrects' : 'figures-input'}
      role="group"
      aria-label={t('waybills.move.houses')}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{t('waybills.column.house')}</th>
            <th scope="col">{t('waybills.houses.booked')}</th>
            {corrects ? <th scope="col">{t('waybills.figures.before')}</th> : null}
            {figures.map((key) => (
              <th key={key} scope="col">
                {say(moveFields[key].label, language)} {units[key] && <span>{units[key]}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {houses.map(({ hawbId, hawbNo, bookingNo, booked, warehouse, weighbridge }) => (
            <tr key={hawbId}>
              <th scope="row">{hawbNo ?? bookingNo}</th>
              <td>{inOne(booked)}</td>
              {corrects ? <td>{inOne(corrects === 'warehouse' ? warehouse : weighbridge)}</td> : null}
              {figures.map((key) => (
                <td key={key}>
                  <NumericInput
                    id={undefined}
                    aria-label={`${hawbNo ?? bookingNo} ${say(moveFields[key].label, language)}`}
                    min={0}
                    decimals={key === 'pieces' ? 0 : 3}
                    value={typedText(typed.get(hawbId)?.[key])}
                    onChange={(text) => put(hawbId, key, text)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {asBooked && open.length > 0 ? (
        <Button size="small" onClick={takeBooked}>
          {t('waybills.move.asBooked', { count: open.length })}
        </Button>
      ) : null}
    </div>
  );
}

function inOne({ pieces, grossWeight, volume }: DeskWaybill['totals']['booked']): string {
  return [pieces, grossWeight && weightText(grossWeight), volume && volumeText(volume)]
    .map((figure) => figure ?? missing)
    .join(' / ');
}

function measuredIn(value: unknown): Measured[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown): Measured[] => {
    if (typeof one !== 'object' || one === null || !('hawbId' in one) || typeof one.hawbId !== 'string')
      return [];
    const at = (key: string): unknown => Reflect.get(one, key);
    return [
      { hawbId: one.hawbId, pieces: at('pieces'), grossWeight: at('grossWeight'), volume: at('volume') },
    ];
  });
}

function unmeasured(hawbId: string): Measured {
  return { hawbId, pieces: '', grossWeight: '', volume: '' };
}

/** Pieces are a number once they are one; half a figure stays as it was typed. */
function sent(one: Measured): Measured {
  const { pieces } = one;
  return typeof pieces === 'string' && /^\d+$/.test(pieces) ? { ...one, pieces: Number(pieces) } : one;
}

function isBlank({ pieces, grossWeight, volume }: Measured): boolean {
  return [pieces, grossWeight, volume].every((figure) => figure === '' || figure === null);
}
