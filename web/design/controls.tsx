import { ArrowRight, Menu } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'
import { FileField } from '#web/ui/file-field.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Sign } from '#web/ui/sign.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Group, Row } from './group.tsx'

const VARIANTS: ButtonVariant[] = ['go', 'ink', 'out', 'plain']

export function Controls() {
  const [pending, setPending] = useState(false)
  const [mode, setMode] = useState('auto')
  return (
    <>
      <Group title="Buttons">
        {(['md', 'lg'] as const).map((size) => (
          <Row key={size}>
            {VARIANTS.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                Start Mission {variant === 'go' && <ArrowRight size={20} className="rtl:-scale-x-100" aria-hidden />}
              </Button>
            ))}
          </Row>
        ))}
        <Row>
          <Button disabled>Locked</Button>
          <Button variant="go" pending={pending} onClick={() => setPending(true)}>
            {pending ? 'Completing...' : 'Complete Mission'}
          </Button>
          <Button size="icon" aria-label="Menu">
            <Menu aria-hidden />
          </Button>
        </Row>
        <Sign>
          <Row>
            <Button variant="go">Go to Station 2</Button>
            <Button>Cancel</Button>
            <Button variant="plain">Later</Button>
          </Row>
        </Sign>
      </Group>
      <Group title="Fields">
        <div className="grid max-w-form gap-4">
          <TextField label="Full Name" name="name" autoComplete="off" />
          <TextField label="Phone" optional hint="Only your sponsor sees it." placeholder="+44 20 7946 0000" />
          <TextField label="Password" type="password" defaultValue="whistle" />
          <TextField label="Email" type="email" defaultValue="maya" error="Please enter a valid email address" />
          <TextField label="Referral Code" defaultValue="MAYA7K2" disabled />
          <TextArea label="Description" defaultValue="How to begin a conversation." error="Enter a description." />
          <SelectField
            label="Category"
            defaultValue="bonus"
            options={[
              { value: 'training', label: 'TRAINING' },
              { value: 'bonus', label: 'BONUS' },
            ]}
          />
          <SegmentedControl
            label="Mode"
            options={[
              { value: 'auto', label: 'Auto Calculate' },
              { value: 'manual', label: 'Manual Input' },
            ]}
            value={mode}
            onChange={setMode}
          />
          <Switch label="Published" hint="Everyone can see this course." defaultChecked />
          <Switch label="Published" hint="Only administrators can see this course." />
          <FileField label="File" optional hint="PDF, PNG or JPEG, up to 25 MiB." onFile={() => undefined} />
        </div>
      </Group>
    </>
  )
}
