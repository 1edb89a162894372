import { describe, expect, it } from 'vitest';
import { startTestService } from '../testing/start-test-service.ts';

const { staff, client, origin } = await startTestService();

describe('the one project', () => {
  it('is listed, and described with who asks [pages-7.26]', async () => {
    const projects = await staff().projects.list();
    expect(projects.map(({ id }) => id)).toEqual(['agence']);
    expect(await staff().projects.getById('agence')).toMatchObject({
      id: 'agence',
      members: [{ id: 'p-marie', role: 'editor', isRobot: true, isCurrentUser: true }],
    });
  });

  it('is asked for by somebody [pages-7.26]', async () => {
    expect(await staff().users.getById('me')).toMatchObject({ id: 'p-marie', role: 'editor' });
    expect(await client().users.getById('me')).toEqual({});
    await expect(client({ token: 'sk-of-nobody' }).users.getById('me')).rejects.toMatchObject({
      statusCode: 401,
    });
  });

  it('has no machine that reads its texts', async () => {
    const settings = await staff().datasets.getEmbeddingsSettings('production');
    expect(settings.enabled).toBe(false);
  });

  it('has one dataset, and none beside the content [pages-7.26]', async () => {
    expect(await staff().datasets.list()).toMatchObject([
      { name: 'production', aclMode: 'public' },
    ]);
    const url = '/projects/agence/datasets?datasetProfile=comments';
    expect(await staff().request({ url })).toEqual([]);
    expect(await staff().request({ url: '/datasets' })).toHaveLength(1);
  });

  it('is nobody else’s business', async () => {
    await expect(client().projects.list()).rejects.toMatchObject({ statusCode: 401 });
    await expect(client().datasets.list()).rejects.toMatchObject({ statusCode: 401 });
    await expect(staff().projects.getById('other')).rejects.toMatchObject({ statusCode: 404 });
  });
});

it('a client learns why its browser shows it nothing', async () => {
  const ask = async (from?: string) => {
    const response = await fetch(`${origin}/vX/check/cors`, {
      headers: from ? { origin: from } : {},
    });
    return (await response.json()).result;
  };
  const yes = { allowed: true, withCredentials: true };
  expect(await ask('https://studio.example')).toEqual(yes);
  expect(await ask()).toEqual(yes);
  expect(await ask('https://evil.example')).toEqual({ allowed: false, withCredentials: false });
});

it('the studio finds releases among the features, and no limit of their number', async () => {
  const features = await staff().request({ url: '/features' });
  expect(features).toEqual(['contentReleases', 'singleDocRelease']);
  const { data } = await staff().request({ url: '/projects/agence/new-content-release-allowed' });
  expect(data.orgActiveReleaseLimit).toBeNull();
  expect(data.datasetReleaseLimit).toBeGreaterThan(10_000);
});

it.each<[string, unknown]>([
  ['/schedules/agence/production?limit=1', { schedules: [] }],
  ['/journey/announcements', []],
  ['/journey/trial', null],
  ['/intake/telemetry-status', { status: 'denied' }],
  ['/projects/agence/user-applications', []],
  ['/access/requests/me', []],
])('%s says there is none', async (url, answer) => {
  expect(await staff().request({ url })).toEqual(answer);
});

it('what the studio would tell its makers is not read', async () => {
  const response = await fetch(`${origin}/v1/intake/batch`, { method: 'POST', body: 'anything' });
  expect(await response.json()).toEqual({});
});
