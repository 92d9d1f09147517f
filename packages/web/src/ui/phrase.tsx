import { Fragment, type ReactNode } from 'react';

/** A phrase with elements in its `{name}` places, such as a link in the middle of a sentence. */
export function Phrase({ text, parts }: { text: string; parts: Readonly<Record<string, ReactNode>> }) {
  return text.split(/(\{\w+\})/).map((piece, at) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    // The pieces of a phrase never change places.
    return <Fragment key={`${at} ${piece}`}>{name === undefined ? piece : (parts[name] ?? piece)}</Fragment>;
  });
}
