import { changesOf } from '@loadline/contract/documents/document.changes';
import { soundPartOf } from '@loadline/contract/documents/document.entered';
import { type DocumentPath, fieldAt, valueAt, withValue } from '@loadline/contract/documents/document.path';
import { findingsOfTrust } from '@loadline/contract/trusts/trust.rules';
import type { TrustContent } from '@loadline/contract/trusts/trust-content';
import { contentFields } from '@loadline/contract/trusts/trust-content';
import { blankTrustLine } from '@loadline/contract/trusts/trust-line';
import { useMemo, useState } from 'react';
import { newKey } from '../../../kernel/request.ts';
import { valueIn } from '../../../resource/typed-value.ts';
import { blankParty, companyToBegin } from './amend-places.ts';

const neededOfNewLine = [
  'nameZh',
  'nameEn',
  'hsDest',
  'material',
  'usage',
  'cartons',
  'length',
  'width',
  'height',
  'grossWeight',
  'quantity',
  'unitPriceUsd',
] as const;

/** A wish to have an accepted trust order changed while it is written: chosen fields, what they are to be, what is wrong. */
export function useAmending(content: TrustContent) {
  const [entered, setEntered] = useState<unknown>(content);
  const [paths, setPaths] = useState<readonly DocumentPath[]>([]);
  const part = useMemo(() => soundPartOf(contentFields, entered), [entered]);
  const changes = useMemo(() => changesOf(contentFields, content, part.content), [content, part]);
  const errors = useMemo(() => [...part.findings, ...findingsOfTrust(part.content).errors], [part]);
  const lay = (path: DocumentPath, value: unknown) =>
    setEntered((now: unknown) => {
      const company = companyToBegin(now, path);
      return withValue(company ? withValue(now, company, blankParty) : now, path, value);
    });
  const choose = (chosen: readonly DocumentPath[]) =>
    setPaths((before) => [...before, ...chosen.filter((path) => !before.includes(path))]);
  return {
    entered,
    content: part.content,
    changes,
    errors,
    paths,
    choose,
    change: (path: DocumentPath, typed: unknown) => {
      const field = fieldAt(contentFields, path);
      if (field) lay(path, valueIn(field, typed));
    },
    /** A field is as it was, and no longer asked for. */
    leave: (path: DocumentPath) => {
      setPaths((before) => before.filter((one) => one !== path));
      setEntered((now: unknown) => backAt(now, content, path));
    },
    addLine: () => {
      const id = newKey();
      lay(`cargo.lines.${id}`, blankTrustLine(id));
      choose(neededOfNewLine.map((key) => `cargo.lines.${id}.${key}`));
    },
    /** A line goes, with whatever was asked of its fields. */
    removeLine: (id: string) => {
      setPaths((before) => before.filter((path) => !path.startsWith(`cargo.lines.${id}.`)));
      lay(`cargo.lines.${id}`, null);
    },
    restoreLine: (id: string) => lay(`cargo.lines.${id}`, valueAt(content, `cargo.lines.${id}`)),
  };
}

/** A company that was only begun, or a line that was only added, goes again with its field. */
function backAt(now: unknown, content: TrustContent, path: DocumentPath): unknown {
  const steps = path.split('.');
  const owner = steps.slice(0, -1).join('.');
  const wasThere = valueAt(content, owner) !== null;
  if (wasThere || steps.length < 3) return withValue(now, path, valueAt(content, path));
  return owner.startsWith('cargo.lines.') ? withValue(now, path, null) : withValue(now, owner, null);
}
