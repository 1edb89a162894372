/** Brings what tests start and npm does not install, where it is missing: a browser and PostgreSQL. */
import { findBrowser } from './browser.ts';
import { findPostgres } from './postgres.ts';

console.log(findBrowser());
console.log(findPostgres());
