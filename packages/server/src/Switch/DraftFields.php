<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Exchange\Notice;
use Larder\Recipe\Pan;
use Larder\Recipe\RecipeDocument;

defined( 'ABSPATH' ) || exit;

/**
 * The fields of a draft. Texts are plain; what is not set stays empty.
 *
 * @phpstan-import-type Image from RecipeDocument
 * @phpstan-import-type Media from RecipeDocument
 * @phpstan-import-type Nutrition from RecipeDocument
 * @phpstan-import-type Origin from RecipeDocument
 * @phpstan-import-type Pinterest from RecipeDocument
 * @phpstan-import-type Profile from RecipeDocument
 * @phpstan-import-type Question from RecipeDocument
 * @phpstan-import-type Tip from RecipeDocument
 * @phpstan-import-type Tool from RecipeDocument
 * @phpstan-import-type Video from RecipeDocument
 * @phpstan-import-type PanData from Pan
 */
abstract class DraftFields {

	public string $name = '';

	public string $description = '';

	/** @var Image|null */
	public ?array $image = null;

	public string $author = '';

	public int|float|null $servings = null;

	/** The upper end of a range of servings, null for none. */
	public int|float|null $most_servings = null;

	public string $servings_unit = '';

	public string $difficulty = '';

	/** @var list<string> */
	public array $seasons = [];

	public int|float|null $calories = null;

	public int|float|null $cost = null;

	public string $currency = '';

	/** @var array{value: int|float, unit: string}|null */
	public ?array $temperature = null;

	/** @var list<string> */
	public array $keywords = [];

	/** @var list<Media> */
	public array $gallery = [];

	/** @var Video|null */
	public ?array $video = null;

	/** HTML of the notes. */
	public string $notes = '';

	/** @var list<Question> */
	public array $questions = [];

	/** @var Nutrition|null */
	public ?array $nutrition = null;

	/** @var list<Tool> */
	public array $equipment = [];

	/** @var Profile|null */
	public ?array $profile = null;

	/** @var Origin|null */
	public ?array $source = null;

	/** @var list<Tip> */
	public array $tips = [];

	/** @var list<Notice> */
	public array $notices = [];

	/**
	 * What it is baked in.
	 *
	 * @var PanData|null
	 */
	public ?array $pan = null;

	/** @var Pinterest|null */
	public ?array $pinterest = null;

	/** Whether somebody eats or drinks what it makes. */
	public bool $is_food = true;

	/**
	 * Headings that the author has written instead of those that the plugin has for all recipes.
	 *
	 * @var array<'ingredients'|'instructions'|'notes'|'faq', string>
	 */
	public array $titles = [];

	/** Ingredients and steps. */
	public readonly DraftLists $lists;

	/** How long it takes. */
	public readonly DraftTimes $times;

	/**
	 * Begins with nothing.
	 */
	public function __construct() {
		$this->lists = new DraftLists();
		$this->times = new DraftTimes();
	}
}
