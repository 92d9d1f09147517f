import { htsLine } from '@loadline/contract/hts/hts.api';
import { say } from '@loadline/contract/kernel/text';
import { dutyLayerFields } from '@loadline/contract/questions/question';
import { useWords } from '../../kernel/words.ts';
import type { HtsOnDay } from './question-record.ts';
import './question.css';

/** What the schedule says of a number, and the duty of its goods layer by layer. */
export function DutyLayers({ of }: { of: HtsOnDay }) {
  const { t, language } = useWords();
  const { description, edition, isSample, general, duty } = of;
  return (
    <div className="question-duty">
      <p lang="en">{description}</p>
      <p className="question-duty__from">
        {t('questions.from', { edition })}
        {isSample ? ` · ${t('questions.sample')}` : null}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say(dutyLayerFields.heading.label, language)}</th>
            <th scope="col">{say(dutyLayerFields.titleZh.label, language)}</th>
            <th scope="col">{say(dutyLayerFields.rate.label, language)}</th>
          </tr>
        </thead>
        <tbody>
          {duty.length === 0 ? (
            <tr>
              <td>{t('questions.ownRate')}</td>
              <td>{say(htsLine.fields.general.label, language)}</td>
              <td lang="en">{general}</td>
            </tr>
          ) : null}
          {duty.map(({ heading, titleZh, titleEn, rate }) => (
            <tr key={`${heading} ${titleEn}`}>
              <td>{heading}</td>
              <td>{language === 'en' ? titleEn : titleZh}</td>
              <td lang="en">{rate}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="question-duty__from">{t('questions.notAdvice')}</p>
    </div>
  );
}
