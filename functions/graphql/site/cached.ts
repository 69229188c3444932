/**
 * For `cache-control`: while the API fails, the CDN answers with its last copy for an hour, so lists stay up. A record that is hidden
 * meanwhile can be shown that long.
 */
export const STALE_IF_ERROR = 'stale-if-error=3600'
