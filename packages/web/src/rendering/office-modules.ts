import { allPages } from '@loadline/contract/all-pages';
import type { Page } from '@loadline/contract/kernel/page';
import type { Language } from '@loadline/contract/kernel/text';

/** The subjects as they are written: which module each of their pages is drawn by stands there once, and what they say. */
const subjects: Readonly<Record<string, string>> = import.meta.glob(
  '../app/subjects/*.{subject,desk,words}.ts',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const frame = ['src/app/office.tsx', 'src/locales/site', 'src/locales/main'];
const frames: Readonly<Record<Page['layout'], readonly string[]>> = {
  public: [],
  office: [...frame, 'src/app/office-layout.tsx'],
  ops: [
    ...frame,
    'src/app/desk.ts',
    'src/app/ops-layout.tsx',
    'src/locales/ops',
    'src/locales/records',
    'src/locales/identity',
  ],
};

/** The source modules that a page behind the login begins with, so that its document names them before the code asks. */
export function officeModules(path: string, language: Language): string[] {
  const [name, page] = Object.entries<Page>(allPages).find(([, one]) => one.path === path) ?? [];
  if (!name || !page) return [];
  return [...frames[page.layout], ...ownOf(name)].map((module) => {
    if (module === 'src/locales/main') return `src/locales/${language}.ts`;
    return module.startsWith('src/locales/') ? `${module}.${language}.ts` : module;
  });
}

function ownOf(name: string): string[] {
  const screen = new RegExp(`\\b${name}: async \\(\\) =>\\s*\\(await import\\('([^']+)'\\)`);
  for (const [source, text] of Object.entries(subjects)) {
    const module = screen.exec(text)?.[1];
    if (module === undefined) continue;
    const said = text + (subjects[source.replace(/\w+\.ts$/, 'words.ts')] ?? '');
    const words = [...said.matchAll(/import\('\.\.\/\.\.\/locales\/([\w-]+)\.en\.ts'\)/g)];
    return [inSources(module), ...words.map(([, file]) => `src/locales/${file}`)];
  }
  return [];
}

/** From what a subject says of its place to the path below the package. */
function inSources(module: string): string {
  return new URL(module, 'file:///src/app/subjects/').pathname.slice(1);
}
