import type { SmsTemplates } from '../../config.checks.messages.ts';
import { NotSent, ours } from './not-sent.ts';
import type { Sms } from './sms.ts';

export interface FilledTemplate {
  readonly id: string;
  /** In the order of the provider's template. */
  readonly values: readonly (readonly [name: string, value: string])[];
}

/** The provider's template for a message, with what fills it. Throws `NotSent` when the configuration lacks something. */
export function filledTemplate(sender: string, templates: SmsTemplates, message: Sms): FilledTemplate {
  const template = templates.get(message.template);
  if (!template) throw new NotSent(sender, ours('template'));
  const names = template.values ?? Object.keys(message.values);
  const values = names.map((name) => {
    const value = message.values[name];
    if (value === undefined) throw new NotSent(sender, ours('values'));
    return [name, value] as const;
  });
  return { id: template.id, values };
}
