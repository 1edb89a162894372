import { expect, it } from 'vitest';
import { startTestService } from '../testing/start-test-service.ts';

const ZONE = { key: 'studio.timezone.content-releases', value: 'Africa/Casablanca' };
const { staff } = await startTestService([], { settings: { [ZONE.key]: ZONE.value } });

const ask = () => staff().request({ url: `/users/me/keyvalue/${ZONE.key}` });

it('who has not chosen a time zone for releases has the agency’s, until they choose', async () => {
  expect(await ask()).toEqual([ZONE]);
  const chosen = { ...ZONE, value: 'Europe/Paris' };
  await staff().request({ method: 'PUT', url: '/users/me/keyvalue', body: [chosen] });
  expect(await ask()).toEqual([chosen]);
});
