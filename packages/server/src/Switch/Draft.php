<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Exchange\FoundLists;
use Larder\Exchange\Html\Url;
use Larder\Exchange\Notice;
use Larder\Exchange\Text\Minutes;
use Larder\Recipe\DocumentImage;
use Larder\Recipe\DocumentTexts;
use Larder\Recipe\RecipeDocument;
use Larder\Recipe\TimesFrom;

defined( 'ABSPATH' ) || exit;

/**
 * The document of a recipe while its fields are read one by one. Texts are plain; what is not set stays empty.
 *
 * @phpstan-import-type Image from RecipeDocument
 * @phpstan-import-type Item from RecipeDocument
 * @phpstan-import-type ItemGroup from RecipeDocument
 * @phpstan-import-type Link from RecipeDocument
 * @phpstan-import-type Media from RecipeDocument
 * @phpstan-import-type Nutrition from RecipeDocument
 * @phpstan-import-type Origin from RecipeDocument
 * @phpstan-import-type Profile from RecipeDocument
 * @phpstan-import-type Question from RecipeDocument
 * @phpstan-import-type Step from RecipeDocument
 * @phpstan-import-type StepGroup from RecipeDocument
 * @phpstan-import-type Times from RecipeDocument
 * @phpstan-import-type Tip from RecipeDocument
 * @phpstan-import-type Tool from RecipeDocument
 * @phpstan-import-type Video from RecipeDocument
 * @phpstan-import-type About from StoredVideo
 */
final class Draft {

	public string $name = '';

	public string $description = '';

	/** @var Image|null */
	public ?array $image = null;

	public string $author = '';

	public int|float|null $servings = null;

	/** The upper end of a range of servings, null for none. */
	public int|float|null $most_servings = null;

	public string $servings_unit = '';

	/** Minutes, 0 where the plugin says none. */
	public int $prep = 0;

	public int $cook = 0;

	public int $rest = 0;

	public int $custom = 0;

	public string $custom_label = '';

	public int $total = 0;

	/**
	 * The shorter ends of times, where they are ranges; else as long as the time.
	 *
	 * @var array{prep?: int, cook?: int, rest?: int, custom?: int, total?: int}
	 */
	private array $from = [];

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

	/** @var list<ItemGroup> */
	private array $items = [];

	/** @var list<StepGroup> */
	private array $steps = [];

	/**
	 * Opens a group of ingredients.
	 *
	 * @param string $title Its name, empty for none.
	 */
	public function open_items( string $title ): void {
		$this->items[] = [
			'id'    => FoundLists::id( 'items/' . count( $this->items ), $title ),
			'title' => $title,
			'items' => [],
		];
	}

	/**
	 * Adds an ingredient to the group that is open.
	 *
	 * @param string    $text The whole line, where its parts are not known apart.
	 * @param array{quantity?: string, unit?: string, name?: string, note?: string} $parts Its parts.
	 * @param Link|null $link Where its name leads to.
	 * @param string    $id   How steps name it; empty for an id of its own.
	 */
	public function add_item( string $text, array $parts = [], ?array $link = null, string $id = '' ): void {
		$parts += [
			'quantity' => '',
			'unit'     => '',
			'name'     => $text,
			'note'     => '',
		];
		if ( '' === $text ) {
			$text = implode(
				' ',
				array_filter( [ $parts['quantity'], $parts['unit'], $parts['name'] ], static fn ( string $part ): bool => '' !== $part )
			) . ( '' === $parts['note'] ? '' : ', ' . $parts['note'] );
		}
		if ( '' === trim( $text, ' ,' ) ) {
			return;
		}
		if ( [] === $this->items ) {
			$this->open_items( '' );
		}
		$group                             = count( $this->items ) - 1;
		$this->items[ $group ]['items'][] = [
			'id'    => '' === $id ? FoundLists::id( "item/$group/" . count( $this->items[ $group ]['items'] ), $text ) : $id,
			'text'  => $text,
			'link'  => $link,
			'image' => null,
		] + $parts;
	}

	/**
	 * Opens a group of steps.
	 *
	 * @param string $title Its name, empty for none.
	 */
	public function open_steps( string $title ): void {
		$this->steps[] = [
			'id'    => FoundLists::id( 'steps/' . count( $this->steps ), $title ),
			'title' => $title,
			'steps' => [],
		];
	}

	/**
	 * Adds a step to the group that is open.
	 *
	 * @param string            $html        HTML or text of the step.
	 * @param string            $title       Its title, plain text.
	 * @param Image|null        $image       Its picture.
	 * @param string            $video       Address of its video.
	 * @param int|null          $start       Second at which the video begins.
	 * @param string            $note        Its note, plain text.
	 * @param list<string>|null $ingredients Ids of its ingredients; null where nobody has chosen any.
	 */
	public function add_step(
		string $html,
		string $title = '',
		?array $image = null,
		string $video = '',
		?int $start = null,
		string $note = '',
		?array $ingredients = null
	): void {
		$html = RichLine::html( $html );
		$text = RichLine::text( $html );
		if ( '' === $text . $title . $note . $video && null === $image ) {
			return;
		}
		if ( [] === $this->steps ) {
			$this->open_steps( '' );
		}
		$group                             = count( $this->steps ) - 1;
		$this->steps[ $group ]['steps'][] = [
			'id'          => FoundLists::id( "step/$group/" . count( $this->steps[ $group ]['steps'] ), $text ),
			'title'       => $title === $text ? '' : $title,
			'text'        => $text,
			'html'        => $html,
			'image'       => $image,
			'videoUrl'    => Url::is_web( $video ) ? $video : '',
			'videoStart'  => $start,
			'note'        => $note,
			'tip'         => '',
			'ingredients' => $ingredients,
		];
	}

	/**
	 * Adds a picture to the last step, unless it has one.
	 *
	 * @param Image $image The picture.
	 * @return bool Whether there was such a step.
	 */
	public function add_picture( array $image ): bool {
		$group = count( $this->steps ) - 1;
		$last  = $group < 0 ? -1 : count( $this->steps[ $group ]['steps'] ) - 1;
		if ( $last < 0 || null !== $this->steps[ $group ]['steps'][ $last ]['image'] ) {
			return false;
		}
		$this->steps[ $group ]['steps'][ $last ]['image'] = $image;
		return true;
	}

	/**
	 * Stores a time as it was typed, of a range both ends; a text that is no time, such as "overnight", is named in the report.
	 *
	 * @param 'prep'|'cook'|'rest'|'custom'|'total' $which Its field.
	 * @param string                                $text  What was typed.
	 */
	public function take_time( string $which, string $text ): void {
		[ $this->from[ $which ], $minutes ] = Minutes::span( $text );
		match ( $which ) {
			'prep'   => $this->prep = $minutes,
			'cook'   => $this->cook = $minutes,
			'rest'   => $this->rest = $minutes,
			'custom' => $this->custom = $minutes,
			'total'  => $this->total = $minutes,
		};
		if ( 0 === $minutes && 1 === preg_match( '/\p{L}/u', $text ) && 1 !== preg_match( '/^\D*0+\D*$|^P/u', $text ) ) {
			$this->notices[] = new Notice( Notice::NOT_UNDERSTOOD, 'custom' === $which ? 'additionalTime' : "{$which}Time", $text );
		}
	}

	/**
	 * Finds a picture of the library; one that is gone is named.
	 *
	 * @param int    $id    Attachment, 0 for none.
	 * @param string $url   URL where the library has none.
	 * @param string $where The field, for the notice.
	 * @return Image|null
	 */
	public function picture( int $id, string $url, string $where ): ?array {
		$url   = Url::is_web( $url ) ? $url : '';
		$image = DocumentImage::find( $id > 0 ? $id : LibraryPicture::id( $url ), $url, '' );
		if ( 0 === ( $image['id'] ?? 0 ) && ( $id > 0 || null !== $image ) ) {
			$this->notices[] = $id > 0
				? new Notice( Notice::NOT_UNDERSTOOD, $where, "attachment $id" )
				: new Notice( NoticeText::PICTURE_ELSEWHERE, $where, $url );
		}
		return $image;
	}

	/**
	 * Sets the video.
	 *
	 * @param string $text  A URL, or HTML or a shortcode that contains one.
	 * @param About  $about What is said about it.
	 */
	public function take_video( string $text, array $about = [] ): void {
		$this->video = StoredVideo::read( $text, $about ) ?? $this->video;
	}

	/**
	 * Builds the times; the total is the sum of the others where none was set.
	 *
	 * @return Times
	 */
	private function times(): array {
		return TimesFrom::add(
			[
				'prep'        => $this->prep,
				'cook'        => $this->cook,
				'rest'        => $this->rest,
				'custom'      => $this->custom,
				'customLabel' => $this->custom_label,
				'total'       => $this->total,
			],
			$this->from
		);
	}

	/**
	 * Builds the document.
	 */
	public function document(): RecipeDocument {
		$this->check();
		return new RecipeDocument(
			[
				'version'       => RecipeDocument::VERSION,
				'name'          => $this->name,
				'description'   => $this->description,
				'image'         => $this->image,
				'author'        => $this->author,
				'yield'         => [
					'amount' => $this->servings,
					'unit'   => $this->servings_unit,
				] + ( null === $this->most_servings ? [] : [ 'max' => $this->most_servings ] ),
				'times'         => $this->times(),
				'difficulty'    => $this->difficulty,
				'seasons'       => $this->seasons,
				'calories'      => $this->calories,
				'cost'          => [
					'amount'   => $this->cost,
					'currency' => $this->currency,
				],
				'temperature'   => $this->temperature,
				'keywords'      => $this->keywords,
				'ingredients'   => array_values( array_filter( $this->items, static fn ( array $group ): bool => [] !== $group['items'] ) ),
				'instructions'  => array_values( array_filter( $this->steps, static fn ( array $group ): bool => [] !== $group['steps'] ) ),
				'gallery'       => $this->gallery,
				'video'         => $this->video,
				'faq'           => $this->questions,
				'nutrition'     => $this->nutrition,
				'equipment'     => $this->equipment,
				'authorProfile' => $this->profile,
				'source'        => $this->source,
				'tips'          => $this->tips,
			] + DocumentTexts::notes_of( trim( wp_kses_post( wpautop( $this->notes ) ) ) )
		);
	}

	/**
	 * Names what a recipe should have and this one lacks.
	 */
	private function check(): void {
		if ( [] === array_merge( ...array_column( $this->items, 'items' ) ) ) {
			$this->notices[] = new Notice( Notice::NO_INGREDIENTS );
		}
		if ( [] === array_merge( ...array_column( $this->steps, 'steps' ) ) ) {
			$this->notices[] = new Notice( Notice::NO_STEPS );
		}
	}
}
