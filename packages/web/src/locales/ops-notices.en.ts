/** The phrases of the desk where the words of notices are kept. */
export const phrases = {
  wordings: {
    name: 'notice templates',
    one: 'notice template',
    many: 'notice templates',
    facts: '{count} templates, {edited} edited',
    search: 'Event, message, words',
    state: 'Words',
    edited: 'Edited',
    own: 'Default',
    by: '{who}, {at}',
    names: 'Facts the words may name',
    partsGo: 'A line, or a part of it between “ · ”, goes when none of its facts is known.',
    parts: '{count} SMS',
    reset: 'Reset to default',
    resetTitle: 'Reset to the default words?',
    resetText: 'What is told from now on uses the default again. The edited words stand in the audit log.',
    wasReset: 'Reset to the default',
  },
} as const;
