import { expect, test } from 'vitest';
import { startTestService } from '../packages/content-service/testing/start-test-service.ts';
import { DEFAULT_BRAND } from '../packages/drawings/brand/brand.ts';
import { agencyFacts } from './agency.ts';

const SETTINGS = { _id: 'settings', _type: 'settings', agencyName: 'Studio Rif' };

async function agencyOf(configured = {}) {
  const { staff } = await startTestService();
  const client = staff({ apiVersion: '2024-01-01', perspective: 'published' });
  const warn = () => {};
  const reader = { client, assetOrigin: '', drafts: false, warn };
  return {
    client,
    facts: agencyFacts(
      () => reader,
      () => DEFAULT_BRAND,
      { mailFrom: undefined, mailTo: undefined, ...configured },
    ),
  };
}

test('mails follow the address of the published settings, without a restart', {
  tags: ['slow'],
}, async () => {
  const { client, facts } = await agencyOf();
  await client.create({ ...SETTINGS, email: 'salut@studio-rif.example' });
  expect(await facts()).toMatchObject({
    name: 'Studio Rif',
    from: 'salut@studio-rif.example',
    address: 'salut@studio-rif.example',
  });
  await client.patch('settings').set({ email: 'nouveau@studio-rif.example' }).commit();
  expect(await facts()).toMatchObject({
    from: 'nouveau@studio-rif.example',
    address: 'nouveau@studio-rif.example',
  });
});

test('a configured address is before that of the settings', { tags: ['slow'] }, async () => {
  const { client, facts } = await agencyOf({ mailFrom: 'site@agence.test' });
  await client.create({ ...SETTINGS, email: 'salut@studio-rif.example' });
  expect(await facts()).toMatchObject({
    from: 'site@agence.test',
    address: 'salut@studio-rif.example',
  });
});

test('settings without an address name none that anyone could have', {
  tags: ['slow'],
}, async () => {
  const { client, facts } = await agencyOf();
  for (const email of [undefined, 'à écrire']) {
    await client.createOrReplace({ ...SETTINGS, email });
    expect((await facts()).address).toBe('adresse-a-regler@agence.example');
  }
});
