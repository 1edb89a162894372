/** Finds OpenStack Swift, the S3-compatible store of tests, or brings it: no step for a person to take. */
import { spawnSync } from 'node:child_process';
import { hasInstalled } from './installed-programs.ts';

/** The Python that Debian's packages are for. */
const PYTHON = '/usr/bin/python3';

/** The Python that has Swift. As root on Debian it is installed; undefined where there is none to be had. */
export function findSwift(): string | undefined {
  const isThere = () =>
    spawnSync(PYTHON, ['-c', 'import swift.common.middleware.s3api'], { stdio: 'ignore' })
      .status === 0;
  const isBrought =
    isThere() || (hasInstalled('--no-install-recommends', 'python3-swift') && isThere());
  return isBrought ? PYTHON : undefined;
}

export const WITHOUT_SWIFT =
  'No OpenStack Swift (python3-swift of Debian): tests of a store are left out';
