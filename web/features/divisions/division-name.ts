/** '12U AA'. */
export const divisionName = ({ division, ageGroup }: { division: string; ageGroup: string }) =>
  `${ageGroup} ${division}`
