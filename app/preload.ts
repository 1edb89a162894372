import { painted } from './frame/press.ts';

/** The stylesheets requested by this page, and when they have loaded. */
const arrivals = new Map<string, Promise<void>>();

/**
 * Loads a module on demand together with what it needs: its stylesheets before it runs, the modules it
 * imports at the same time as itself. It runs when the press that asked for it has been answered on the screen.
 * Vite calls it by this name around each `import()` of the browser's build.
 *
 * @param files their paths in the build, `assets/…`
 * @throws what `load` throws, or an error that names a stylesheet that did not arrive; the next call tries again
 */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => arrivals.get(file) ?? preload(file)));
  await painted();
  return load();
}

function preload(file: string): Promise<void> | undefined {
  const href = `/${file}`;
  // React Router adds a `#` to the address of a sheet that a lazy chunk needs too.
  if (document.querySelector(`link[href^="${href}"]`)) return;
  const link = document.createElement('link');
  link.href = href;
  const isStyle = file.endsWith('.css');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  document.head.append(link);
  if (!isStyle) return;
  const arrival = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      arrivals.delete(file);
      reject(new Error(`${href} did not load`));
    };
  });
  arrivals.set(file, arrival);
  return arrival;
}
