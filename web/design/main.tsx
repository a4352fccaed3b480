import { createRoot } from 'react-dom/client'
import { DesignPage } from './design-page.tsx'
import './design.css'

const root = document.getElementById('root')
if (root) createRoot(root).render(<DesignPage />)
