import { auditActions, auditSubjects } from '@loadline/contract/audit/audit';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { PageLink } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { officeTime } from '../../../resource/office-time.ts';
import { missing } from '../../../resource/value-text.ts';
import { FactList } from '../../../ui/fact-strip.tsx';
import { PanelBlock, SidePanel } from '../../../ui/side-panel.tsx';
import type { AuditEntry } from './audit-deed.tsx';

/** One deed with both values of every field it changed. */
export function AuditPanel({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const { t, language } = useWords();
  const { full, offset } = officeTime(entry.at);
  const subject = [say(wordOf(auditSubjects, entry.subject), language), entry.subjectName];
  const facts = [
    { key: 'at', label: t('audit.at'), value: `${full} ${offset}` },
    { key: 'who', label: t('audit.who'), value: `${entry.who} · ${entry.organisation}` },
    { key: 'subject', label: t('audit.subject'), value: subject.filter(Boolean).join(' ') },
  ];
  return (
    <SidePanel
      title={say(wordOf(auditActions, entry.action), language)}
      focus="stays"
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      <PanelBlock
        title={t('audit.deed')}
        aside={
          entry.subjectId ? (
            <PageLink page="opsAudit" query={{ subjectId: entry.subjectId }}>
              {t('audit.allOfIt')}
            </PageLink>
          ) : null
        }
      >
        <FactList facts={facts} />
      </PanelBlock>
      <PanelBlock title={t('audit.changes')}>
        {entry.changes.length === 0 ? <p className="right-needed">{t('audit.noChanges')}</p> : null}
        <dl className="audit-changes">
          {entry.changes.map(({ key, label, from, to }) => (
            <div key={key} className="audit-change">
              <dt>{label || key}</dt>
              {from === null ? null : (
                <dd>
                  <s>{from}</s>
                </dd>
              )}
              <dd>
                <b>{to ?? missing}</b>
              </dd>
            </div>
          ))}
        </dl>
      </PanelBlock>
    </SidePanel>
  );
}
