/** The claims of the landing page. None has a source until an administrator gives one. */
export const STARTER_FIGURES = [
  { key: 'roi', value: '5-10x', label: 'ROI' },
  { key: 'retention', value: '90%', label: 'retention' },
  { key: 'support', value: '24/7', label: 'support' },
  { key: 'top', value: 'Top 3%', label: 'of the field' },
] as const
