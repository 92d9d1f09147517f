/** What a step of several waybills says. */
export const batch = {
  menu: 'Move',
  title_one: '{move}: {count} waybill',
  title_other: '{move}: {count} waybills',
  says: 'To {to}. {fits} of {all} stand where this step begins; what cannot move is answered one by one',
  fits: '{fits} of {all}',
  tooMany: 'At most {most} at once',
  moved: '{count} of {all} moved',
  done: 'Moved',
  refused: 'Refused',
  wouldRefuse: '{count} of {all} would be refused:',
  noneMoves: 'None of them can make this step now',
} as const;
