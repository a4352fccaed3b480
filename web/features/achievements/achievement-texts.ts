import { type AchievementId, PROJECTED_PER_FRIEND } from 'game/achievements'
import * as messages from 'messages/achievements'
import { dollars } from './in-words.ts'

type AchievementTexts = { title: string; description: string }

export const ACHIEVEMENT_TEXTS: Readonly<Record<AchievementId, AchievementTexts>> = {
  'stations-1': { title: messages.oneStation, description: messages.oneStationAbout },
  'stations-2': { title: messages.twoStations, description: messages.twoStationsAbout },
  'stations-3': { title: messages.threeStations, description: messages.threeStationsAbout },
  'stations-4': { title: messages.fourStations, description: messages.fourStationsAbout },
  'stations-5': { title: messages.fiveStations, description: messages.fiveStationsAbout },
  'courses-1': { title: messages.oneCourse, description: messages.oneCourseAbout },
  'courses-3': { title: messages.threeCourses, description: messages.threeCoursesAbout },
  'courses-5': { title: messages.fiveCourses, description: messages.fiveCoursesAbout },
  'questions-1': { title: messages.oneQuestion, description: messages.oneQuestionAbout },
  'questions-5': { title: messages.fiveQuestions, description: messages.fiveQuestionsAbout },
  'questions-10': { title: messages.tenQuestions, description: messages.tenQuestionsAbout },
  'questions-15': { title: messages.fifteenQuestions, description: messages.fifteenQuestionsAbout },
  'questions-20': { title: messages.twentyQuestions, description: messages.twentyQuestionsAbout },
  'referrals-1': { title: messages.oneFriend, description: messages.oneFriendAbout },
  'referrals-5': { title: messages.fiveFriends, description: messages.fiveFriendsAbout },
  'referrals-10': { title: messages.tenFriends, description: messages.tenFriendsAbout },
  'referrals-20': { title: messages.twentyFriends, description: messages.twentyFriendsAbout },
  'referrals-50': { title: messages.fiftyFriends, description: messages.fiftyFriendsAbout },
  'earnings-25': timetable(25),
  'earnings-100': timetable(100),
  'earnings-500': timetable(500),
}

function timetable(requirement: number): AchievementTexts {
  const amount = dollars(requirement)
  return {
    title: messages.timetable({ amount }),
    description: messages.timetableAbout({ each: dollars(PROJECTED_PER_FRIEND), amount }),
  }
}
