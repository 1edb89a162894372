import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ConfigError } from '../packages/kit/process/config-error.ts';
import { readConfig, SETTINGS } from './config.ts';

function mistakes(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
  return [];
}

test('a machine without any setting gets a working configuration', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', hostedContent: undefined });
});

test('.env.example has a line for each setting', () => {
  const lines = readFileSync('.env.example', 'utf8').match(/^(?:# )?[A-Z\d_]+(?==)/gm) ?? [];
  const named = lines.map((line) => line.replace('# ', ''));
  expect(SETTINGS.filter((name) => !named.includes(name))).toEqual([]);
});

test('an empty variable means "not set"', () => {
  expect(readConfig({ SMTP_URL: '', PORT: '' })).toMatchObject({ port: 3000, smtpUrl: undefined });
});

test('a switch is turned on and off by the same words as every other', () => {
  const read = (word: string) => readConfig({ DAILY_CHECK: word, HSTS_PRELOAD: word });
  for (const on of ['true', 'yes', '1', 'on']) {
    expect(read(on)).toMatchObject({ dailyCheck: true, hstsPreload: true });
  }
  for (const off of ['', 'false', 'no', '0', 'off']) {
    expect(read(off)).toMatchObject({ dailyCheck: false, hstsPreload: false });
  }
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['ORIGIN', 'example.com'],
  ['ORIGIN', 'https://example.com/fr'],
  ['SMTP_URL', 'https://mail.example.com'],
  ['MAIL_TO', 'nobody'],
  ['CONTACT_WEBHOOK_URL', 'ftp://example.com'],
  ['DATABASE_URL', 'mysql://localhost/site'],
  ['LOG_LEVEL', 'loud'],
  ['APP_SECRET', 'short'],
  ['REQUIRE_TWO_FACTORS', 'yes'],
  ['HSTS_PRELOAD', 'perhaps'],
  ['TRUSTED_PROXIES', 'my-proxy'],
  ['ALLOWED_ORIGINS', 'https://one.example, https://two.example/page'],
  ['ANONYMOUS_READS', 'everything'],
  ['GA_MEASUREMENT_ID', 'UA-12345-1'],
  ['GA_MEASUREMENT_ID', "G-ABC');alert(1)//"],
])('%s=%s is refused in one line that names the variable', (name, value) => {
  expect(mistakes({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
});

test('who set CONTENT_HOST in an earlier version is told what replaces it', () => {
  expect(mistakes({ CONTENT_HOST: 'http://10.0.0.5:3000' })).toEqual([
    expect.stringMatching(/^CONTENT_HOST is of earlier versions: .+DATABASE_URL.+docs\/scale\.md/),
  ]);
});

test('two factors cannot be required of people another service keeps', () => {
  const hosted = { SANITY_PROJECT_ID: 'abc123', SANITY_DATASET: 'production' };
  expect(mistakes({ ...hosted, REQUIRE_TWO_FACTORS: 'administrators' })).toEqual([
    expect.stringMatching(/^REQUIRE_TWO_FACTORS has no effect with SANITY_PROJECT_ID/),
  ]);
});

test('origins are listed with commas, and known by what a browser sends', () => {
  const { allowedOrigins } = readConfig({
    ALLOWED_ORIGINS: 'https://One.example/ , http://two:81',
  });
  expect(allowedOrigins).toEqual(['https://one.example', 'http://two:81']);
});

test('each mistake has its own line', () => {
  expect(mistakes({ PORT: 'x', LOG_LEVEL: 'loud' })).toHaveLength(2);
});

test('the hosted content service needs a project and a dataset', () => {
  expect(mistakes({ SANITY_PROJECT_ID: 'abc123' })).toEqual([
    expect.stringContaining('SANITY_DATASET'),
  ]);
  expect(
    readConfig({ SANITY_PROJECT_ID: 'abc123', SANITY_DATASET: 'production' }).hostedContent,
  ).toEqual({ projectId: 'abc123', dataset: 'production' });
});
