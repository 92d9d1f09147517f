import type { DeskSubject } from '../web-subject.ts';

/** What the forwarder keeps for itself. */
export const forwarderDesk: DeskSubject = {
  screens: {
    ops: async () => (await import('../../features/ops/work/work.screen.tsx')).WorkScreen,
    opsRoles: async () => (await import('../../features/ops/roles/roles.screen.tsx')).RolesScreen,
    opsStaff: async () => (await import('../../features/ops/staff/staff.screen.tsx')).StaffScreen,
    opsSettings: async () => (await import('../../features/ops/settings/settings.screen.tsx')).SettingsScreen,
    opsDictionaries: async () =>
      (await import('../../features/ops/dictionaries/dictionaries.screen.tsx')).DictionariesScreen,
    opsHosts: async () => (await import('../../features/ops/hosts/hosts.screen.tsx')).HostsScreen,
    opsAudit: async () => (await import('../../features/ops/audit/audit.screen.tsx')).AuditScreen,
    opsOutbox: async () => (await import('../../features/ops/outbox/outbox.screen.tsx')).OutboxScreen,
  },
  menu: [
    { at: 1, page: 'ops', group: 'work', icon: 'list' },
    { at: 15, page: 'opsRoles', group: 'customers', icon: 'key' },
    { at: 17, page: 'opsStaff', group: 'system', icon: 'team' },
    { at: 18, page: 'opsSettings', group: 'system', icon: 'settings' },
    { at: 19, page: 'opsDictionaries', group: 'system', icon: 'columns' },
    { at: 22, page: 'opsHosts', group: 'system', icon: 'link' },
    { at: 23, page: 'opsAudit', group: 'system', icon: 'clock' },
    { at: 24, page: 'opsOutbox', group: 'system', icon: 'upload' },
  ],
  keys: {
    ops: 'W',
    'ops/roles': 'L',
    'ops/staff': 'S',
    'ops/settings': 'I',
    'ops/dictionaries': 'Y',
    'ops/hosts': 'H',
    'ops/audit': 'A',
    'ops/outbox': 'Z',
  },
};
