// Loaded before a restore: ends the process at a step of its exchange, as kill −9 does. The steps begin with the plan: each
// change of the disk, and the commit before it is sent, when it is sent, and when it is answered.
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import pg from 'pg';

const { KILLED_AT } = process.env;
let next = 0;
let isPlanned = false;

/** Ends the process when it is this step's turn: its number, or its name. */
function step(name) {
  if (!isPlanned) return;
  if (KILLED_AT === name || KILLED_AT === String(next)) process.kill(process.pid, 'SIGKILL');
  next += 1;
}

for (const name of ['writeFile', 'rename', 'rm', 'rmdir']) {
  const real = fs[name];
  fs[name] = (...given) => {
    isPlanned ||= String(given[0]).endsWith('plan.json.partial');
    step(name);
    return real(...given);
  };
}
syncBuiltinESMExports();

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (...given) {
  if (given[0] !== 'commit') return query.apply(this, given);
  step('commit');
  const answer = query.apply(this, given);
  step('commit sent');
  return answer.then((result) => {
    step('committed');
    return result;
  });
};
