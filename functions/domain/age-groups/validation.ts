export { AGE_GROUPS } from './age-groups.ts'
