import { defineIsland } from '@larder/views';
import { CookMode } from './components/cook-button';
import { RecipeBar } from './components/recipe-bar';

defineIsland( { name: 'cook-mode', component: CookMode } );
defineIsland( { name: 'recipe-bar', component: RecipeBar } );
