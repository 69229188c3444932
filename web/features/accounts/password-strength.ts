const LABELS = ['Weak', 'Fair', 'Good', 'Strong', 'Very Strong'] as const

/** 0 to 5: one point each for six characters, ten characters, mixed case, a digit, and a symbol. */
export function passwordStrength(password: string) {
  const points = [
    password.length >= 6,
    password.length >= 10,
    /[a-z]/.test(password) && /[A-Z]/.test(password),
    /\d/.test(password),
    /[!@#$%^&*]/.test(password),
  ]
  const score = points.filter(Boolean).length
  return { score, label: LABELS[Math.max(score, 1) - 1]! }
}
