import type { DeliveredPost } from 'contract/rewards'
import { Chip } from '#web/ui/chip.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { asWords } from './pack-text.ts'

/** Posts, ready to be copied one by one. */
export function DeliveredPosts({ posts }: { posts: readonly DeliveredPost[] }) {
  return (
    <>
      <p className="text-ink-soft">
        Each post says that you get something when people join. Please leave that in: it’s honest, and in many countries
        it’s the law.
      </p>
      <ul className="grid gap-4">
        {posts.map((post) => (
          <li key={post.key} className="grid gap-2 rounded-md border-2 border-rule p-4">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h4 className="heading-card">{post.title}</h4>
              <Chip>{asWords(post.tone)}</Chip>
            </div>
            <p className="max-w-reading whitespace-pre-line wrap-anywhere">{post.body}</p>
            <CopyButton
              text={post.body}
              copied="Post copied."
              aria-label={`Copy ${post.title}`}
              className="mt-1 justify-self-start"
            >
              Copy
            </CopyButton>
          </li>
        ))}
      </ul>
    </>
  )
}
