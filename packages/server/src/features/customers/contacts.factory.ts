import { newId } from '../../kernel/database.ts';
import { idOfRole } from '../../seed/standards.ts';
import type { Calls, Reply } from '../../testing/calls.ts';

const contacts = '/adminapi/contacts';

/** What somebody types who adds a contact; every one has a mobile of their own. */
export function newContact(change: object = {}) {
  return {
    name: 'Chen Yanqiu',
    mobile: `139${newId().replace(/\D/g, '').slice(-8).padStart(8, '1')}`,
    email: 'chen.yq@example.com',
    idNumber: '440524188001010014',
    roleId: idOfRole('operations'),
    dataAuthority: 'own',
    enabled: true,
    password: 'Harbour7Crane',
    ...change,
  };
}

export function addContact(calls: Calls, change: object = {}): Promise<Reply> {
  return calls.post(`${contacts}/create`, newContact(change));
}

/** Saves a contact as it stands, with some changes; what is masked is left out. */
export function saveContact(calls: Calls, shown: Reply['data'], change: object = {}): Promise<Reply> {
  const { id, version, name, email, roleId, dataAuthority, enabled } = shown;
  return calls.post(`${contacts}/save`, {
    id,
    version,
    name,
    email,
    roleId,
    dataAuthority,
    enabled,
    ...change,
  });
}
