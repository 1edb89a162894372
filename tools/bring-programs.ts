/** Brings what tests start and npm does not install, where it is missing: a browser, PostgreSQL and an S3-compatible store. */
import { findBrowser } from './browser.ts';
import { findPostgres } from './postgres.ts';
import { findSwift, WITHOUT_SWIFT } from './swift.ts';

console.log(findBrowser());
console.log(findPostgres());
console.log(findSwift() ?? WITHOUT_SWIFT);
