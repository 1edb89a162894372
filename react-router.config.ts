import type { Config } from '@react-router/dev/config';

export default {
  // Twelve routes: sending the whole manifest costs less than a discovery request per navigation,
  // and closes the discovery endpoint's past denial of service (CVE-2026-42342).
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
