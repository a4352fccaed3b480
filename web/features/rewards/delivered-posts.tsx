import type { DeliveredPost } from 'contract/rewards'
import * as messages from 'messages/rewards'
import { useOwnWords } from '#web/client/own-words/use-own-words.ts'
import { Chip } from '#web/ui/chip.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { NotReviewed } from './not-reviewed.tsx'
import { type Hints, OwnText } from './own-text.tsx'
import { toneName } from './pack-names.ts'
import { wordsOfPost } from './pack-text.ts'

/** Posts, ready to be copied one by one. */
export function DeliveredPosts({ posts, hints }: { posts: readonly DeliveredPost[]; hints: Hints }) {
  return (
    <>
      <p className="text-ink-soft">{messages.postsAbout}</p>
      <NotReviewed items={posts} />
      <ul className="grid gap-4">
        {posts.map((post) => (
          <Post key={post.key} post={post} hints={hints} />
        ))}
      </ul>
    </>
  )
}

function Post({ post, hints }: { post: DeliveredPost; hints: Hints }) {
  const { title, tone, body, language } = post
  const words = useOwnWords(wordsOfPost(post), body)
  return (
    <li className="grid gap-2 rounded-md border-2 border-rule p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h4 lang={language} dir="auto" className="heading-card">
          {title}
        </h4>
        <Chip>{toneName(tone)}</Chip>
      </div>
      <OwnText words={words} language={language} title={title} hints={hints}>
        <CopyButton
          text={words.text}
          copied={messages.postCopied}
          aria-label={messages.copyPost({ title })}
          disabled={words.text.trim() === ''}
        >
          {messages.copy}
        </CopyButton>
      </OwnText>
    </li>
  )
}
