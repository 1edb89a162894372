import { beforeEach } from 'vitest';
import { killLeftSites } from './site.ts';

// A worker goes on with the next test, where Playwright starts another one after a failure.
beforeEach(({ onTestFailed }) => onTestFailed(killLeftSites));
