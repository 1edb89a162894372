/** No code that visitors, mailboxes or editors read names the demo agency or its town: that is content. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = globSync('{app,desk,inbox,model,server,staff,studio}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.|testing|generated|node_modules|emails\/preview/.test(file),
);

/** Files that may, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'app/pages/contact/drawn-town.ts': 'the town that is drawn, for an agency that is in it',
  'inbox/abuse/intent.ts': 'a workshop among what people call theirs',
  'model/schema/settings.ts': 'says which town is drawn',
  'staff/password.ts': 'a first guess, refused as a password',
};

test('code names the demo agency and its town in no text of its own', () => {
  const named = SOURCES.filter((file) => {
    const code = readFileSync(file, 'utf8')
      // Comments, the time zone, and modules named after its clock.
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .replace(/Africa\/Casablanca|casablanca-(?:time|map)[\w.?]*|\bcasablanca\b(?=[;,])/g, '');
    return /casablanca|anfa|atelier/i.test(code);
  });
  expect(named.toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
});
