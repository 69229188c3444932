/** The demo accounts. */
export const people = {
  admin: { email: 'admin@fungo.example' },
  coach: { email: 'coach@fungo.example' },
  parent: { email: 'parent@fungo.example' },
  user: { email: 'user@fungo.example' },
}
