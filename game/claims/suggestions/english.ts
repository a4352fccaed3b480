import type { Suggestions } from '../advice.ts'

export const SUGGESTIONS: Suggestions = {
  guarantee: 'It worked like this for me. I can’t tell how it will go for you.',
  cure: 'It’s a cream with shea butter. For anything about your health, please ask a doctor.',
  medicine: 'Please ask your doctor before you change anything about your medicine.',
  body: 'It’s a drink that I like in the morning. What it contains is on the label.',
  undisclosed: 'I sell this cream, so I earn something if you buy it.',
  offer: 'I’m in network marketing and I’m looking for people who want to sell with me. I get something if you join.',
  curiosity: 'I sell cosmetics, and I earn something when you buy.',
  sum: 'Ask me for the income disclosure; it shows what people usually make after costs.',
  easy: 'I sell to people I know. It takes hours each week, it has costs, and many who start make nothing.',
  dream: 'I do this on two evenings a week, beside my job. Ask me what it costs and what I sell.',
  fromHome: 'I sell skin care to customers, mostly in the evenings. There are costs, and it takes hours.',
  pressure: 'Take the time you need. The offer is the same next week.',
}
