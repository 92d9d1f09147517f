const ofServer = /packages\/server\/src\//;

/** What meets PostgreSQL itself: start, roles, migrations, functions, policies, locks, search, jobs, what is laid down at the start. */
const ofDatabase = [
  /\/src\/(embedded|start)\//,
  /\/kernel\/(database|self-test|migrat)/,
  /\/src\/app\.(rights|locks)\./,
  /(migrations|functions|definer|policies|rush)/,
  /\/features\/tracking\//,
  /\/seed\/(standards|demo)\.test/,
];

/**
 * Whether a test may come out differently on another PostgreSQL than the one the whole server suite has passed on, or has
 * not run there. Of each feature the browser's walks are what is tried on the embedded one.
 */
export function differsByVersion(file: string): boolean {
  return !ofServer.test(file) || ofDatabase.some((name) => name.test(file));
}
